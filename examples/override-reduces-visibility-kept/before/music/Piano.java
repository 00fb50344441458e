package music;

public class Piano extends Instrument {
  int strike(int force) {
    return force * 2;
  }

  public int chord(int force) {
    return 3 * strike(force);
  }
}
