/** Two short tones, made here: no file to load, no music. */
export function chime(): void {
  const audio = new AudioContext();
  for (const [start, pitch] of [
    [0, 523],
    [0.14, 659],
  ]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, audio.currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.2);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + start);
    tone.stop(audio.currentTime + start + 0.22);
  }
  setTimeout(() => void audio.close(), 600);
}
