package garage;

public class Wagon {
  protected int power = 70;
}
