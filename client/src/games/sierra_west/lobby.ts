/** Sierra West in the lobby. */
import icons from "../../generated/sierra_west/lobby-icons.json";
import type { LobbyEntry } from "../../lib/lobby.ts";
import "./colours.css";
import Picture from "./LobbyPicture.svelte";

const entry: LobbyEntry = {
  sign: "mountains",
  weight: 2,
  icons,
  Picture,
};

export default entry;
