package travel;

public class Hotel extends Stay {
  protected int breakfast = 90;

  public int price(int nights) {
    return base * nights;
  }
}
