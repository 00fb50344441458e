package tree;

public class Leaf extends Node {
    protected int rank = 6;

    public long order() {
        return rank;
    }
}
