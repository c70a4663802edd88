/** What is kept under a key, as JSON: on this device, or only in this window. Where the browser forbids that, as long as the page lasts. */
export class Stored<T> {
  private unkept: T | null = null; // could not be written

  constructor(
    private readonly key: string,
    private readonly shelf = (): Storage => localStorage, // forbidden storage fails at the first look
  ) {}

  /** null: nothing, or nothing that can be read. */
  read(): T | null {
    if (this.unkept !== null) return this.unkept;
    try {
      return JSON.parse(this.shelf().getItem(this.key) ?? "null") as T | null;
    } catch {
      return null;
    }
  }

  /** Does it outlive the page? */
  write(value: T): boolean {
    try {
      this.shelf().setItem(this.key, JSON.stringify(value));
      this.unkept = null;
    } catch {
      this.unkept = value;
    }
    return this.unkept === null;
  }

  /** Calls back whenever another window has written it. */
  watch(changed: () => void): void {
    addEventListener("storage", ({ key }) => {
      if (key === this.key) changed();
    });
  }
}

export const inThisWindow = (): Storage => sessionStorage;
