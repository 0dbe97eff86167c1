/** Tests draw with the tables that the package brings; in the page they come from the server. */
import gwt from "../src/generated/tables-gwt.json";
import sierraWest from "../src/generated/tables-sierra_west.json";
import villagers from "../src/generated/tables-villagers.json";
import { haveTables } from "../src/lib/tables.ts";

haveTables("gwt", gwt);
haveTables("sierra_west", sierraWest);
haveTables("villagers", villagers);
