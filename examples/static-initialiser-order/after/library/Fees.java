package library;

public class Fees {
  private static int lateFee = days(3);
  private static int rate = Integer.parseInt("5");

  private static int days(int days) {
    return days * rate;
  }

  public int lateFee() {
    return lateFee;
  }
}
