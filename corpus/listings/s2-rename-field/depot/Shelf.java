package depot;

public class Shelf extends Store {
    private int [|target:spare|] = 9;
}
