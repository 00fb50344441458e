package tree;

public class Twig extends Node {
}
