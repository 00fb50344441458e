package fair;

public class Booth {
  private static final int TICKET = Roll.first();

  public int ticket() {
    return TICKET;
  }
}
