package com.dash.layout;

public record Widget(String id, int x, int y, int width, int height) {
}
