package fair;

public class Booth {
  private static final int TICKET = Roll.next();

  public int ticket() {
    return TICKET;
  }
}
