package travel;

public class Hotel extends Stay {
  protected int base = 90;
}
