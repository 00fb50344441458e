package forms;

public class LoginForm extends Form {
  protected String title;

  void load() {
    title = "Login";
  }

  public int width() {
    return title.length();
  }
}
