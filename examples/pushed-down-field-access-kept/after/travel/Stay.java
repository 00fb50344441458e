package travel;

public class Stay {
  protected int base = 40;
}
