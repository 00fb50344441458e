package library;

public class Fees {
  private static int lateFee = days(3);
  private static final int RATE = 5;

  private static int days(int days) {
    return days * RATE;
  }

  public int lateFee() {
    return lateFee;
  }
}
