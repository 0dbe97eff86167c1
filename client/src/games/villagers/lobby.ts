/** Villagers in the lobby. */
import icons from "../../generated/villagers/lobby-icons.json";
import type { LobbyEntry } from "../../lib/lobby.ts";
import "./colours.css";
import Picture from "./LobbyPicture.svelte";

const entry: LobbyEntry = {
  sign: "village",
  weight: 1,
  icons,
  Picture,
  isFirstGame: true,
};

export default entry;
