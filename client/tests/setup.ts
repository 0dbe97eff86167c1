/** Tests draw with the tables that the package brings; in the page they come from the server. */
import { provideComponents } from "../src/lib/components.ts";

const tables = import.meta.glob("../src/generated/*/components.json", { eager: true, import: "default" });
for (const [path, found] of Object.entries(tables)) provideComponents(path.split("/").at(-2)!, found);
