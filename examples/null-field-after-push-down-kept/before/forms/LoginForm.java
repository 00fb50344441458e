package forms;

public class LoginForm extends Form {
  void load() {
    title = "Login";
  }

  public int width() {
    return title.length();
  }
}
