package games.tinyforge.view;

public record Sprite(String name, double x, double y, double width, double height) {
}
