package tree;

public class Node {
    private int [|target:rank|] = 2;
}
