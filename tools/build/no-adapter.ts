/**
 * Stands in for webrtc-adapter, which PeerJS brings along: 12 kB that teach browsers of 2018 to make calls with sound and
 * picture. PeerJS itself asks it only what the browser is called, and only to say so.
 */
export default { browserDetails: { browser: 'unnamed', version: 0 } };
