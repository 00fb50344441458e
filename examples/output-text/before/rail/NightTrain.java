package rail;

public class NightTrain extends LocalTrain {
  public void depart() {
    announce();
  }
}
