package kitchen;

public class Kitchen {
  int spoon() {
    return 15;
  }

  public int grams(int amount) {
    Scale scale = weight -> weight * spoon();
    return scale.weigh(amount);
  }
}
