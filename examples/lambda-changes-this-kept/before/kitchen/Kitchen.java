package kitchen;

public class Kitchen {
  int spoon() {
    return 15;
  }

  public int grams(int amount) {
    Scale scale = new Scale() {
      public int weigh(int amount) {
        return amount * spoon();
      }
    };
    return scale.weigh(amount);
  }
}
