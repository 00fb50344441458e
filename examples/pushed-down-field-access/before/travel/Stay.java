package travel;

public class Stay {
  protected int base = 40;

  public int price(int nights) {
    return base * nights;
  }
}
