package forms;

public class Form {
  public Form() {
    load();
  }

  void load() {
  }
}
