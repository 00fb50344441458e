package kitchen;

public class Kitchen {
  int unit() {
    return 1;
  }

  public int grams(int amount) {
    Scale scale = new Scale() {
      public int weigh(int amount) {
        return amount * unit();
      }
    };
    return scale.weigh(amount);
  }
}
