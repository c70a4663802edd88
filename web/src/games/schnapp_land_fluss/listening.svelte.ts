/** Words may be spoken where the browser understands speech. It listens only while it has been asked to. */

interface Heard {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((heard: Heard) => void) | null;
  onend: (() => void) | null;
  onerror: (() => void) | null;
  start: () => void;
  abort: () => void;
}

type Recogniser = new () => Recognition;

const recogniser = (): Recogniser | undefined => {
  const known = globalThis as { SpeechRecognition?: Recogniser; webkitSpeechRecognition?: Recogniser };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition;
};

export const canListen = (): boolean => recogniser() !== undefined;

/** A spoken word as one would write it: browsers end it like a sentence. */
export const wordHeard = (transcript: string): string => transcript.trim().replace(/[.!?,;]+$/, "");

export class Listening {
  on = $state(false);
  failed = $state(false); // the browser could or would not listen
  private ear: Recognition | null = null;

  /** `hear` gets what is understood so far, and whether that is all. */
  start(language: string, hear: (word: string, whole: boolean) => void): void {
    const Recogniser = recogniser();
    if (!Recogniser || this.on) return;
    const ear = new Recogniser();
    ear.lang = language === "de" ? "de-DE" : "en-GB";
    ear.interimResults = true;
    ear.onresult = ({ results }) => {
      const last = results[results.length - 1];
      if (last?.[0]) hear(wordHeard(last[0].transcript), last.isFinal);
    };
    ear.onend = () => {
      if (this.ear === ear) this.stop();
    };
    ear.onerror = () => (this.failed = this.ear === ear);
    this.ear = ear;
    this.on = true;
    this.failed = false;
    ear.start();
  }

  stop(): void {
    this.ear?.abort();
    this.ear = null;
    this.on = false;
  }
}
