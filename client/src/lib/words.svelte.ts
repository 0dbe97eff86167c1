/** Words in the chosen language: the client's own and the current game's, from the server's Fluent files. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api, Refused, setApiLanguage } from "./api.ts";
import { saveSetting, readSetting } from "./storage.ts";
import { messagesByName } from "./terms.ts";

export const LANGUAGES = ["en", "pl", "it", "ru"] as const;
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", pl: "Polski", it: "Italiano", ru: "Русский" };

type Args = Record<string, FluentVariable>;

function firstChoice(): string {
  const kept = readSetting("language");
  if (kept && (LANGUAGES as readonly string[]).includes(kept)) return kept;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}

class Words {
  lang = $state("en");
  #game = "";
  #bundle = $state.raw<FluentBundle | null>(null);
  #names: ReadonlyMap<string, string> = new Map();
  #files = new Map<string, Promise<string>>();

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** The game whose words are taken along; "" for none. */
  get game(): string {
    return this.#game;
  }

  async start(): Promise<void> {
    await this.setLanguage(firstChoice());
  }

  /** Change the language; the page is drawn again with the words in place. */
  async setLanguage(lang: string): Promise<void> {
    const bundle = await this.#load(lang, this.#game);
    setApiLanguage(lang);
    saveSetting("language", lang);
    document.documentElement.lang = lang;
    document.cookie = `lang=${lang};path=/;max-age=31536000;samesite=lax`;
    this.lang = lang;
    this.#bundle = bundle;
  }

  /** Take the words of a game along. */
  async useGame(game: string): Promise<void> {
    if (this.#game === game) return;
    this.#game = game;
    this.#bundle = await this.#load(this.lang, game);
  }

  async #load(lang: string, game: string): Promise<FluentBundle> {
    const texts = await Promise.all([
      this.#file(lang, "client"),
      this.#file(lang, "common"),
      ...(game ? [this.#gameFile(lang, game)] : []),
    ]);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#names = game ? messagesByName(texts.at(-1)!) : new Map();
    return bundle;
  }

  /** A game's words: English where the language is missing, none where the game has none at all. */
  async #gameFile(lang: string, game: string): Promise<string> {
    for (const one of new Set([lang, "en"])) {
      try {
        return await this.#file(one, game);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }
    return "";
  }

  #file(lang: string, name: string): Promise<string> {
    const key = `${lang}/${name}`;
    let file = this.#files.get(key);
    if (!file) {
      file = api.words(lang, name).catch((error: unknown) => {
        this.#files.delete(key);
        throw error;
      });
      this.#files.set(key, file);
    }
    return file;
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** A message; its id where there is none, so that a gap can be seen. */
  text(id: string, args: Args = {}): string {
    const message = this.#bundle?.getMessage(id);
    if (!this.#bundle || !message?.value) return id;
    return this.#bundle.formatPattern(message.value, args, []).replace(/(^|\s)-(?=\d)/g, "$1−");
  }

  /** What a thing of the game is called, by its name alone: "card-ace" says "ace". Null where no message names it. */
  nameOf(name: string): string | null {
    const id = this.#names.get(name);
    return id === undefined ? null : this.text(id);
  }

  /** An attribute of a message, "" where it has none. */
  attribute(id: string, name: string, args: Args = {}): string {
    const pattern = this.#bundle?.getMessage(id)?.attributes[name];
    return this.#bundle && pattern ? this.#bundle.formatPattern(pattern, args, []) : "";
  }
}

export const words = new Words();
export const t = (id: string, args: Args = {}): string => words.text(id, args);

/** A time in seconds as a day, written as in the chosen language. */
export function day(at: number): string {
  return new Date(at * 1000).toLocaleDateString(words.lang, { dateStyle: "medium" });
}

/** A name as it begins a label: "flood 1" becomes "Flood 1". */
export function capital(text: string): string {
  return text ? text[0]!.toLocaleUpperCase(words.lang) + text.slice(1) : text;
}
