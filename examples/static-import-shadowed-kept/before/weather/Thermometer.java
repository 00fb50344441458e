package weather;

import static java.lang.Math.abs;

public class Thermometer {
  private int absolute(int celsius) {
    return celsius + 273;
  }

  public int kelvin(int celsius) {
    return absolute(celsius);
  }

  public int swing(int morning, int evening) {
    return abs(evening - morning);
  }
}
