package rail;

public class Train {
  public void signal() {
    System.out.println("whistle");
  }
}
