/**
 * Whether this process wants requests. The process changes it, `/readyz` tells it to the load balancer; once it is
 * `stopping`, every answer also asks its connection to close.
 */
export interface Readiness {
  state: 'starting' | 'ready' | 'stopping';
}
