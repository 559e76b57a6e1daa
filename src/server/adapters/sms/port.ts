/** A code and the number that it is sent to; the words around the code are the provider's template. */
export interface SmsCode {
  /** Eleven digits, mainland China. */
  phoneNumber: string;
  code: string;
}

/** Sends codes by SMS. `send` rejects when the provider did not take the message. */
export interface SmsPort {
  /** For the line at the start that says which adapter is active. */
  readonly name: string;
  send(message: SmsCode): Promise<void>;
}
