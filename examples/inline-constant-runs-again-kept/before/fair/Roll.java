package fair;

public class Roll {
  private static int last = 0;

  static int next() {
    last = last + 1;
    return last;
  }

  static int first() {
    return 1;
  }
}
