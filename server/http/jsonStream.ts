import { clearTimeout, setTimeout } from 'node:timers';

/** A JSON response that is generated while it is read, so that memory holds one part of it. */
export class JsonStream {
  readonly #parts: AsyncGenerator<string, void>;
  readonly #onEnd: () => void;
  readonly #maxMs: number;

  /**
   * @param parts of the text
   * @param maxMs after this time the response breaks off, because a slow reader would keep others waiting
   * @param onEnd called once the response is sent, broken off or closed by its reader
   */
  constructor(parts: AsyncGenerator<string, void>, maxMs: number, onEnd: () => void) {
    this.#parts = parts;
    this.#maxMs = maxMs;
    this.#onEnd = onEnd;
  }

  /** Ends without a response, e.g. to HEAD. */
  async cancel(): Promise<void> {
    this.#onEnd();
    await this.#parts.return(undefined);
  }

  /** The body of the response. */
  body(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const encoder = new TextEncoder();
    let timer: NodeJS.Timeout | undefined;
    const end = (): void => {
      clearTimeout(timer);
      this.#onEnd();
    };
    return new ReadableStream({
      start: (controller) => {
        timer = setTimeout(() => {
          end();
          controller.error(new Error('The response was read too slowly.'));
          void this.#parts.return(undefined);
        }, this.#maxMs);
        timer.unref();
      },
      pull: async (controller) => {
        try {
          const { done, value } = await this.#parts.next();
          if (done !== true) {
            controller.enqueue(encoder.encode(value));
            return;
          }
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        end();
      },
      cancel: async () => {
        end();
        await this.#parts.return(undefined);
      },
    });
  }
}
