package music;

public class Instrument {
  public int play(int seconds) {
    return seconds;
  }
}
