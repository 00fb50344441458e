package travel;

public class Hotel extends Stay {
  protected int base = 90;

  public int price(int nights) {
    return base * nights;
  }
}
