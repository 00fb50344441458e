package garage;

public class Wagon {
  private int power = 70;
}
