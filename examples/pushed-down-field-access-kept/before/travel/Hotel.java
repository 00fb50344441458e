package travel;

public class Hotel extends Stay {
  protected int breakfast = 90;
}
