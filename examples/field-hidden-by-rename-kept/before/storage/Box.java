package storage;

public class Box {
  protected int size = 9;
}
