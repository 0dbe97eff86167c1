/** What the browser keeps: documents by name, each with a stamp that rises with every change (IndexedDB). */

const NAME = "wagontrain";
const DOCUMENTS = "documents";
const STAMPS = "stamps";

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the browser's database does not answer"));
  });
}

export class Store {
  #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<Store> {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(DOCUMENTS);
      request.result.createObjectStore(STAMPS);
    };
    return new Store(await done(request));
  }

  /** The stamps of all documents. */
  async stamps(): Promise<Map<string, number>> {
    const stamps = this.#database.transaction(STAMPS).objectStore(STAMPS);
    const [names, values] = await Promise.all([done(stamps.getAllKeys()), done<number[]>(stamps.getAll())]);
    return new Map(names.map((name, i) => [String(name), values[i]!]));
  }

  async document(name: string): Promise<string | undefined> {
    const documents = this.#database.transaction(DOCUMENTS).objectStore(DOCUMENTS);
    return done<string | undefined>(documents.get(name));
  }

  /** Store all of these or none. When it returns they are kept. */
  save(changes: Record<string, string | null>, stamps: Map<string, number>): Promise<void> {
    const names = Object.keys(changes);
    if (names.length === 0) return Promise.resolve();
    const transaction = this.#database.transaction([DOCUMENTS, STAMPS], "readwrite");
    const documents = transaction.objectStore(DOCUMENTS);
    const known = transaction.objectStore(STAMPS);
    for (const name of names) {
      const text = changes[name] ?? null;
      if (text === null) {
        documents.delete(name);
        known.delete(name);
      } else {
        documents.put(text, name);
        known.put(stamps.get(name) ?? 1, name);
      }
    }
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("nothing could be stored"));
    });
  }
}
