package com.warehousely.waves;

public record PickOrder(String id, int priority, int cutOffMinute) {
}
