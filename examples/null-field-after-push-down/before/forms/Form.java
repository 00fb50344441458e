package forms;

public class Form {
  protected String title = null;

  public Form() {
    load();
  }

  void load() {
  }
}
