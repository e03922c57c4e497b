// Every sound, and every two of them in one moment, rendered as fast as the machine can and measured as an ear would.
async (code) => {
  const { Mixer, SOUNDS } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  // Noise is made by chance: here always by the same, so that a figure is the same every time.
  let state = 1;
  Math.random = () => (state = (state * 16807) % 2147483647) / 2147483647;
  const RATE = 48_000;
  const WINDOW = RATE / 10; // the ear takes what lasts less for quieter

  async function rendered(audio) {
    return (await audio.startRendering()).getChannelData(0);
  }

  async function played(names) {
    const audio = new OfflineAudioContext(1, 1.5 * RATE, RATE);
    const mixer = new Mixer(audio);
    for (const name of names) mixer.play(name);
    return rendered(audio);
  }

  // ITU-R BS.1770: the head lifts what is high, and hears nothing of what is very low.
  async function weighted(samples) {
    const audio = new OfflineAudioContext(1, samples.length, RATE);
    const source = audio.createBufferSource();
    source.buffer = new AudioBuffer({ length: samples.length, sampleRate: RATE });
    source.buffer.copyToChannel(samples, 0);
    const shelf = new BiquadFilterNode(audio, { type: "highshelf", frequency: 1682, gain: 4 });
    const low = new BiquadFilterNode(audio, { type: "highpass", frequency: 38 });
    source.connect(shelf).connect(low).connect(audio.destination);
    source.start();
    return rendered(audio);
  }

  async function measured(...names) {
    const samples = await played(names);
    const heard = await weighted(samples);
    let loudest = 0;
    for (let from = 0; from + WINDOW <= heard.length; from += WINDOW / 10) {
      let power = 0;
      for (let i = from; i < from + WINDOW; i++) power += heard[i] ** 2;
      loudest = Math.max(loudest, power / WINDOW);
    }
    const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    return { loud: 10 * Math.log10(loudest), peak };
  }

  const names = Object.keys(SOUNDS);
  const pairs = names.flatMap((one) => names.filter((other) => one !== other).map((other) => [one, other]));
  const found = {};
  for (const some of [...names.map((name) => [name]), ...pairs]) found[some.join(" then ")] = await measured(...some);
  return found;
}
