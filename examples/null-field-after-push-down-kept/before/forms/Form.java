package forms;

public class Form {
  protected String title;

  public Form() {
    load();
  }

  void load() {
  }
}
