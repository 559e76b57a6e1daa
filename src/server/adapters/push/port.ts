/** A browser that subscribed: where its push service takes messages, and the keys they are encrypted with (Base64url). */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Sends messages to browsers. */
export interface PushPort {
  /** For the line at the start that says which adapter is active. */
  readonly name: string;
  /** The server's public key (VAPID), with which browsers subscribe. */
  readonly publicKey: string;
  /** Why no message will ever go to an endpoint, or null. What a name leads to is only seen when a message is sent. */
  refusal(endpoint: string): string | null;
  /** `gone`: the browser has unsubscribed. Rejects when the push service did not take the message now. */
  send(device: PushDevice, text: string): Promise<'sent' | 'gone'>;
}
