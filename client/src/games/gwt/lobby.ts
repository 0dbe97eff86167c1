/** Great Western Trail in the lobby. */
import icons from "../../generated/gwt/lobby-icons.json";
import type { LobbyEntry } from "../../lib/lobby.ts";
import "./colours.css";
import Picture from "./LobbyPicture.svelte";

const entry: LobbyEntry = {
  sign: "horseshoe",
  weight: 3,
  icons,
  Picture,
};

export default entry;
