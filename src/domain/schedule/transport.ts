/** Whether a ride by a mode of transport (DCSA) goes by vessel or barge. */
export function isOnWater(transport: string): boolean {
  return transport === 'VESSEL' || transport === 'BARGE';
}
