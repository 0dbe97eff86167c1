/** Tests draw with the tables that the package brings; in the page they come from the server. */
import gwt from "../src/generated/components-gwt.json";
import sierraWest from "../src/generated/components-sierra_west.json";
import villagers from "../src/generated/components-villagers.json";
import { provideComponents } from "../src/lib/components.ts";

provideComponents("gwt", gwt);
provideComponents("sierra_west", sierraWest);
provideComponents("villagers", villagers);
