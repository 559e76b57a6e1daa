/**
 * Stands in every document before its scripts: text becomes script or markup through a policy only (Trusted Types). The
 * sanitiser of content has its own; this one is asked for everything else. It lets through the addresses of the build's
 * workers, which libraries hand over as text, and the empty element that React makes scripts from.
 */
export const trustedTypesScript = String.raw`self.trustedTypes&&trustedTypes.createPolicy("default",{createHTML:t=>t=="<script><\/script>"?t:null,createScriptURL:t=>{let u=new URL(t,location);return u.origin==location.origin&&/^\/(assets\/[\w.-]+|sw)\.js$/.test(u.pathname)?t:null}});`;
