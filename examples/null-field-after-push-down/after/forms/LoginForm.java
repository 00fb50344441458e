package forms;

public class LoginForm extends Form {
  protected String title = null;

  void load() {
    title = "Login";
  }

  public int width() {
    return title.length();
  }
}
